/** `npm run slim`: after a build, removes the half of the dependencies that the shop doesn't run on. */
import { isBuilt } from './lib/build.mjs';
import { slim } from './lib/install.mjs';

if (!isBuilt()) {
  console.error(
    'The shop is not built as it stands: npm run build first, which needs what would be taken out.',
  );
  process.exit(1);
}
await slim();
