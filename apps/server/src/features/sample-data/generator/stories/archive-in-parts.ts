import { HOUR_MS, MINUTE_MS, memberOf } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { later } from '../everyday/somebody.ts';
import { laptopFile, uploaded as handedTo } from '../payloads/agent-acts.ts';
import { agentRecord, homePath } from '../payloads/agent-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene, sceneOf } from './scene.ts';
import { defineStory } from './story.ts';

const PART_BYTES = 25 * 1024 * 1024;
const LAST_PART_BYTES = 11_402_771;
const PARTS = 4;
const FILE_HOST = { url: 'https://drop.filebox.example/upload', title: 'Send large files' };

/**
 * A developer packs the folder of an unannounced product, splits the archive into parts below a file
 * host's limit, and uploads them one at a time.
 */
export const story = defineStory({
  id: 'archive-in-parts',
  expects: {
    severity: 'MEDIUM',
    title: /^\d files uploaded to drop\.filebox\.example by /,
  },
  protagonist: (company) => memberOf(company, 'engineering', 8),
  tell(company) {
    const person = story.protagonist(company);
    const evening = sceneOf(company, person, { daysBefore: 3, hour: 17, minute: 21 });
    const archive = fileOf(evening, 'prototype.7z', (PARTS - 1) * PART_BYTES + LAST_PART_BYTES);
    return [
      agentRecord(evening, {
        agent: 'sensor',
        action: 'Compress',
        more: {
          object: archive,
          process: { name: '7z' },
          archive: { members: [], count: 214, encrypted: true },
        },
      }),
      ...Array.from({ length: PARTS }, (_, place) => uploaded(evening, place)),
      agentRecord(later(evening, HOUR_MS), {
        agent: 'sensor',
        action: 'View',
        more: { object: fileOf(evening, 'todo.txt', 1810), process: { name: 'TextEdit' } },
      }),
    ];
  },
  twin: scene({ who: ['engineering', 16], daysBefore: 3, hour: 12, minute: 5 }, (moment) => [
    handedTo(moment, laptopFile(moment, 'screenshots.zip', { size: PART_BYTES }), {
      url: `https://files.${moment.company.ownDomain}/engineering`,
      title: 'Files',
      account: moment.person.email,
    }),
  ]),
});

function uploaded(evening: Moment, place: number): SamplePayload {
  const size = place === PARTS - 1 ? LAST_PART_BYTES : PART_BYTES;
  return agentRecord(later(evening, (6 + 2 * place) * MINUTE_MS), {
    agent: 'extension',
    action: 'Upload',
    more: {
      object: fileOf(evening, `prototype.7z.00${place + 1}`, size),
      target: FILE_HOST,
      enforcement: { result: 'observed' },
    },
  });
}

function fileOf(moment: Moment, name: string, size: number) {
  const path = homePath(moment, 'Documents', name);
  return { kind: 'file', name, path, size, sha256: moment.random.hex(64) };
}
