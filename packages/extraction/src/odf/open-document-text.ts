import type { Flow } from '../text/flow.ts';
import type { PartOutput } from '../worker/part-output.ts';
import type { XmlHandler } from '@waybill/formats/xml/xml-handler';
import type { Attributes } from '@waybill/formats/xml/xml-tag';
import { createHeaderFields } from '../text/header-fields.ts';

/** Elements that hold text outside paragraphs would be noise: names of styles, numbers of lists. */
const PARAGRAPHS = new Set(['p', 'h']);
/** Blanks written as an element are as many as it says, within reason. */
const MOST_BLANKS = 100;

/** Text of `content.xml` and `styles.xml`; cells of tables are fields under the first row of their table. */
export function openDocumentText(flow: Flow, out: PartOutput): XmlHandler {
  let paragraphs = 0;
  const headers = createHeaderFields(out);
  const opened: ReadonlyMap<string, (attributes: Attributes) => void> = new Map(
    Object.entries({
      tab: () => flow.text('\t'),
      'line-break': () => flow.text('\n'),
      s: (attributes: Attributes) => flow.text(' '.repeat(blanks(attributes.get('c')))),
      a: (attributes: Attributes) => flow.aside(attributes.get('href')),
      image: (attributes: Attributes) => flow.aside(outer(attributes.get('href'))),
      table: () => headers.openTable(),
      'table-row': () => headers.openRow(),
      'table-cell': (attributes: Attributes) =>
        headers.openCell(Number(attributes.get('number-columns-repeated') ?? 1)),
      'covered-table-cell': (attributes: Attributes) =>
        headers.openCell(Number(attributes.get('number-columns-repeated') ?? 1)),
      'text-input': (attributes: Attributes) => flow.aside(attributes.get('description')),
      'event-listener': (attributes: Attributes) => flow.aside(outer(attributes.get('href'))),
    }),
  );
  const closed: ReadonlyMap<string, () => void> = new Map(
    Object.entries({
      'table-cell': () => {
        headers.closeCell();
        flow.separate('\t');
      },
      'table-row': () => flow.separate('\n'),
      table: () => headers.closeTable(),
      note: () => flow.separate(' '),
      'text-box': () => flow.separate('\n'),
      annotation: () => flow.separate('\n'),
      title: () => flow.separate('\n'),
      desc: () => flow.separate('\n'),
    }),
  );
  // Texts of dates and names of people who commented, and descriptions of pictures.
  const told = new Set(['p', 'h', 'title', 'desc', 'creator']);

  return {
    open: (name, attributes) => {
      if (told.has(name)) paragraphs += 1;
      if (name === 'annotation' || name === 'text-box' || name === 'note') flow.separate('\n');
      opened.get(name)?.(attributes);
    },
    close: (name) => {
      if (told.has(name)) paragraphs -= 1;
      if (PARAGRAPHS.has(name)) flow.endParagraph();
      if (name === 'creator') flow.separate('\n');
      closed.get(name)?.();
    },
    text: (text) => {
      if (paragraphs <= 0) return;
      // Line ends of the XML are blanks of the text.
      const shown = text.replaceAll(/\s+/g, ' ');
      flow.text(shown);
      headers.text(shown);
    },
  };
}

function blanks(count: string | undefined): number {
  const wanted = Number(count ?? 1);
  return wanted > 0 ? Math.min(wanted, MOST_BLANKS) : 1;
}

/** An address outside the document. */
function outer(href: string | undefined): string | undefined {
  return href !== undefined && /^[a-z][a-z+.-]+:/i.test(href) ? href : undefined;
}
