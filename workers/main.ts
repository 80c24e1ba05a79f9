import 'reflect-metadata';
import { Config } from '#src/platform/config/config.js';
import { runProgram } from '#src/platform/programs/run-program.js';
import { createWorkers } from './create-workers.js';

await runProgram('workers', async () => {
  const config = Config.fromEnvironment(process.env);
  const { app, stop } = await createWorkers(config, process.argv.slice(2));
  await app.listen({ host: config.host, port: config.workersPort });
  return stop;
});
