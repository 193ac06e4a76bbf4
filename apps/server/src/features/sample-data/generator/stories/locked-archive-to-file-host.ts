import { MINUTE_MS } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { later } from '../everyday/somebody.ts';
import { laptopFile, uploaded, type LaptopFile, type Page } from '../payloads/agent-acts.ts';
import { agentRecord } from '../payloads/agent-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const YEARS = ['2023', '2024', '2025', '2026'];

/** An accountant packs the budgets with a password and puts the archive on a file host. */
export const story = defineStory({
  id: 'locked-archive-to-file-host',
  expects: {
    severity: 'HIGH',
    title: /^a7\.zip uploaded to MEGA by |^Password-protected archive sent out: a7\.zip by /,
  },
  ...scene({ who: ['finance', 7], daysBefore: 3, hour: 20, minute: 1 }, (moment) =>
    packedAndSent(moment, 'a7.zip', {
      encrypted: true,
      to: { url: 'https://mega.nz/fm', title: 'MEGA' },
    }),
  ),
  twin: scene({ who: ['finance', 8], daysBefore: 3, hour: 13, minute: 30 }, (moment) =>
    packedAndSent(moment, 'plans.zip', {
      encrypted: false,
      to: {
        url: `https://files.${moment.company.ownDomain}/finance`,
        title: 'Files',
        account: moment.person.email,
      },
    }),
  ),
});

function packedAndSent(
  moment: Moment,
  name: string,
  { encrypted, to }: { encrypted: boolean; to: Page },
): SamplePayload[] {
  const archive = laptopFile(moment, name, { size: 2_400_000 });
  const members: LaptopFile[] = YEARS.map((year) => laptopFile(moment, `Budget ${year}.xlsx`));
  return [
    agentRecord(moment, {
      agent: 'sensor',
      action: 'Compress',
      more: {
        object: archive,
        process: { name: '7z.exe' },
        archive: { members, count: members.length, encrypted },
      },
    }),
    uploaded(later(moment, 5 * MINUTE_MS), archive, to),
  ];
}
