import { ROOT } from '../repository/root.ts';
import { generateRegistries } from './registries.ts';
import { writeIfChanged } from './write-if-changed.ts';

const written = await generateRegistries(ROOT);
// A start needs the registries only; the committed documents are up to date or a test says so.
if (!process.argv.includes('--registries')) {
  // Loaded after the registries exist, because the documents are made from code that may need them.
  const { generatedDocs } = await import('./generated-docs.ts');
  for (const doc of generatedDocs()) if (writeIfChanged(ROOT, doc)) written.push(doc.file);
}
console.log(written.length === 0 ? 'Everything is up to date' : `Wrote ${written.join(', ')}`);
