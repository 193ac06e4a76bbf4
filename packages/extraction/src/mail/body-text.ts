import { htmlText } from '../text/html-text.ts';
import type { PartOutput } from '../worker/part-output.ts';

/**
 * Writes the body of a message. Programs show the HTML and people search the plain text: if both exist,
 * only the HTML lines missing in the plain text are written.
 */
export function writeBody(
  out: PartOutput,
  { plain = '', html = '' }: { plain?: string; html?: string },
): void {
  if (plain !== '') out.write(`${plain}\n`);
  const known = plain.replaceAll(/\s+/g, ' ');
  const shown = [...htmlText(html)].join('').split('\n');
  for (const line of shown) {
    const told = line.replaceAll(/\s+/g, ' ').trim();
    if (told !== '' && !(known !== '' && known.includes(told))) out.write(`${line.trim()}\n`);
  }
}
