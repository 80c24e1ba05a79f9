import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { ChangeFeatureToggle } from './content/commands/change-feature-toggle.js';
import { ContentModule } from './content/content.module.js';
import { runShellProgram } from './shell-program.js';

/** `npm run toggle -- <feature> on|off`: what operators do on their page, from a shell. */
const [feature = '', wanted = ''] = process.argv.slice(2);
if (wanted !== 'on' && wanted !== 'off') {
  process.stderr.write('Say which feature and how: npm run toggle -- newVendor off\n');
  process.exit(1);
}
await runShellProgram({ imports: [CqrsModule.forRoot(), ContentModule] }, async (app) => {
  await app.get(CommandBus).execute(new ChangeFeatureToggle(feature, wanted === 'on' ? 1 : 0));
  return `${feature} is ${wanted}`;
});
