import type { PackSubject } from './build-pack.ts';

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1b1f24}
dl{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:.2rem 1rem;margin:.3rem 0}
dt{color:#57606a}dd{margin:0;overflow-wrap:anywhere}h2{margin-top:2rem;border-bottom:1px solid #d0d7de}`;

/** The parts of a pack as a page without scripts and links. */
export function packPage({ name, title, parts }: PackSubject, createdAt: string): string {
  const sections = parts.map(
    (part) => `<section><h2>${escaped(part.name)}</h2>${listOf(part.value)}</section>`,
  );
  const heading = `${escaped(name)}: ${escaped(title)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${heading}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>${STYLE}</style></head><body><h1>${heading}</h1><p>${escaped(createdAt)}</p>
${sections.join('\n')}
</body></html>
`;
}

function listOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? '–' : value.map((one) => `<div>${listOf(one)}</div>`).join('');
  }
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'object')
    return escaped(typeof value === 'string' ? value : JSON.stringify(value));
  const facts = Object.entries(value).map(
    ([key, inner]) => `<dt>${escaped(key)}</dt><dd>${listOf(inner)}</dd>`,
  );
  return `<dl>${facts.join('')}</dl>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
