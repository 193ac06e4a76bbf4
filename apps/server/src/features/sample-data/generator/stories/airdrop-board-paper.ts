import type { Moment } from '../company/moment.ts';
import { laptopFile } from '../payloads/agent-acts.ts';
import { agentRecord } from '../payloads/agent-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const BOARD_PAPER =
  'Minutes of the meeting of the Board of Directors. A quorum was present. The Board approved the ' +
  'acquisition of the depot network. It was resolved that the dividend be paid. Strictly confidential.';

/** A paper for the board leaves by AirDrop to a telephone. */
export const story = defineStory({
  id: 'airdrop-board-paper',
  expects: {
    severity: 'MEDIUM',
    title: /^Board paper from Board acquisition\.pdf sent to a mobile device by /,
  },
  ...scene({ who: ['executive', 0], daysBefore: 2, hour: 18, minute: 15 }, (moment) => [
    sentToPhone(moment),
  ]),
  twin: scene({ who: ['marketing', 9], daysBefore: 2, hour: 15, minute: 40 }, (moment) => [
    receivedFromPhone(moment),
  ]),
});

function sentToPhone(moment: Moment): SamplePayload {
  const object = laptopFile(moment, 'Board acquisition.pdf', { label: 'Strictly Confidential' });
  return agentRecord(moment, {
    agent: 'sensor',
    action: 'Send',
    more: {
      object,
      process: { name: 'sharingd' },
      target: { isMobile: true, title: 'iPhone' },
      content: { text: BOARD_PAPER },
    },
  });
}

function receivedFromPhone(moment: Moment): SamplePayload {
  return agentRecord(moment, {
    agent: 'sensor',
    action: 'Download',
    more: {
      object: laptopFile(moment, 'IMG_2041.heic', { folder: 'Downloads', size: 2_100_000 }),
      process: { name: 'sharingd' },
      source: { isMobile: true, title: 'iPhone' },
    },
  });
}
