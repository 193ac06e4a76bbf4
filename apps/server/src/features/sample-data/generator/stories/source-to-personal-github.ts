import { MINUTE_MS } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { sourceCode } from '../contents/source-code.ts';
import { later } from '../everyday/somebody.ts';
import { laptopFile, opened } from '../payloads/agent-acts.ts';
import { agentRecord, homePath } from '../payloads/agent-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

/** A developer pushes the pricing engine to their own account. */
export const story = defineStory({
  id: 'source-to-personal-github',
  expects: { severity: 'MEDIUM', title: /^pricing-engine transferred to GitHub by / },
  ...scene({ who: ['engineering', 11], daysBefore: 2, hour: 19, minute: 47 }, (moment) => [
    opened(
      moment,
      laptopFile(moment, 'CarrierMargin.java', { folder: 'pricing-engine' }),
      sourceCode(moment.random, moment.company.label),
    ),
    pushed(later(moment, 6 * MINUTE_MS), 'night-owl-dev/pricing-engine-copy'),
  ]),
  twin: scene({ who: ['engineering', 13], daysBefore: 2, hour: 16, minute: 10 }, (moment) => [
    pushed(moment, `${moment.company.label}/pricing-engine`),
  ]),
});

function pushed(moment: Moment, repository: string): SamplePayload {
  return agentRecord(moment, {
    agent: 'sensor',
    action: 'CLI',
    more: {
      object: { kind: 'folder', name: 'pricing-engine', path: homePath(moment, 'pricing-engine') },
      process: {
        name: 'git',
        commandLine: `git push https://github.com/${repository}.git --all`,
      },
    },
  });
}
