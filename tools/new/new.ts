import { ROOT } from '../repository/root.ts';
import { addExtension } from './add-extension.ts';
import { isKindName, KINDS } from './kinds.ts';

const [kind, id] = process.argv.slice(2);
if (!isKindName(kind) || id === undefined) {
  const lines = Object.entries(KINDS).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.padEnd(28)} ${summary}`,
  );
  console.error(['Usage: npm run new -- <kind> <id>', ...lines].join('\n'));
  process.exit(2);
}
try {
  const { created, edited } = await addExtension(ROOT, kind, id);
  for (const file of created) console.log(`created ${file}`);
  for (const file of edited) console.log(`edited  ${file}`);
  console.log(KINDS[kind].next);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
