/** `npm run slim`: after a build, leaves of the dependencies what the shop runs on: half of them goes. */
import { isBuilt } from './lib/build.mjs';
import { slim } from './lib/install.mjs';

if (!isBuilt()) {
  console.error(
    'The shop is not built as it stands: npm run build first, which needs what would be taken out.',
  );
  process.exit(1);
}
await slim();
