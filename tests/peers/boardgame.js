// Random tic-tac-toe through boardgame.io's client: the game of its own tutorial.
const { Client } = require("boardgame.io/client");

const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { clickCell: ({ G, playerID }, id) => { G.cells[id] = playerID; } },
  endIf: ({ G, ctx }) => {
    const won = lines.some((line) => line.every((k) => G.cells[k] === ctx.currentPlayer));
    if (won || G.cells.every((cell) => cell !== null)) return { won };
  },
};

const begun = process.cpuUsage();
const spent = () => { const used = process.cpuUsage(begun); return (used.user + used.system) / 1e6; };
let moves = 0;
while (spent() < 0.4) {
  const client = Client({ game, debug: false });
  client.start();
  while (!client.getState().ctx.gameover) {
    const { cells } = client.getState().G;
    const free = [...cells.keys()].filter((k) => cells[k] === null);
    client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  client.stop();
}
console.log(JSON.stringify({ moves_per_second: moves / spent() }));
