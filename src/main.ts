import 'reflect-metadata';
import { createApi } from './create-api.js';
import { Config } from './platform/config/config.js';
import { OfflinePlaces } from './platform/places/gazetteer/offline-places.js';
import { runProgram } from './platform/programs/run-program.js';

await runProgram('api', async () => {
  const config = Config.fromEnvironment(process.env);
  const app = await createApi(config);
  app.get(OfflinePlaces, { strict: false }).prepare();
  await app.listen({ host: config.host, port: config.port });
  return () => app.close();
});
