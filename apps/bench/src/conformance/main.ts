import { runConformance } from './run.ts';

process.exitCode = runConformance(process.argv[2], (text) => {
  console.log(text);
});
