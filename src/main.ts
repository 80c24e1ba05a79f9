import 'reflect-metadata';
import { createApi } from './create-api.js';
import { Config } from './platform/config/config.js';
import { runProgram } from './platform/run-program.js';

await runProgram('api', async () => {
  const config = Config.fromEnvironment(process.env);
  const app = await createApi(config);
  await app.listen({ host: config.host, port: config.port });
  return () => app.close();
});
