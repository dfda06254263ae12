import { isAccepted, productionLicences } from './packages/licences.ts';
import { lockedPackages } from './packages/lockfile.ts';

/** `npm run licences`: the packages the built site and the server are made with, by licence; exit 1 for one nobody accepted. */
const groups = productionLicences(lockedPackages());
for (const [licence, names] of groups) console.log(`${licence} (${names.length})\n  ${names.join(', ')}`);

const refused = groups.filter(([licence]) => !isAccepted(licence));
if (refused.length > 0) {
  console.error(
    `\nLicencias sin aceptar: ${refused.map(([licence]) => licence).join(', ')}. Revísalas en scripts/packages/licences.ts.`,
  );
  process.exit(1);
}
