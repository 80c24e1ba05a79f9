/** Starts the launcher as `npm start` does, with stubs for our programs. */
import { fileURLToPath } from 'node:url';
import { launch } from '../../../docker/local/launcher/launch.ts';
import { readLauncherSettings } from '../../../docker/local/launcher/settings.ts';

const program = fileURLToPath(new URL('stand-in-program.ts', import.meta.url));
const settings = readLauncherSettings(process.argv.slice(2), process.env);
const workersUrl = `http://127.0.0.1:${settings.ports.workers}`;

await launch(settings, {
  build: settings.dev ? ['server'] : [],
  migrate: [program, 'migrate'],
  seed: [program, 'seed'],
  servers: [
    { name: 'api', args: [program, 'api'], readyUrl: `${settings.siteUrl}/health/ready` },
    { name: 'workers', args: [program, 'workers'], readyUrl: `${workersUrl}/health/ready` },
  ],
  searchUrl: `${settings.siteUrl}/api/webstoresearch?pageSize=1`,
});
