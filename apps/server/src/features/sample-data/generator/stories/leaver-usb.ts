import { MINUTE_MS } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { customerTable } from '../contents/tables.ts';
import { later } from '../everyday/somebody.ts';
import { copiedToDrive, laptopFile } from '../payloads/agent-acts.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const REGIONS = ['north', 'south', 'east', 'west'];
const CUSTOMERS_A_FILE = 60;
const OTHER_FILES = 40;

/**
 * Someone near their last day copies the customer lists of every region, and much else, to a USB drive.
 */
export const story = defineStory({
  id: 'leaver-usb',
  expects: { severity: 'CRITICAL', title: /^44 files copied to removable media by / },
  ...scene({ who: ['sales', 9], daysBefore: 2, hour: 18, minute: 35 }, (moment) => [
    ...REGIONS.map((region, place) => customersOf(later(moment, place * MINUTE_MS), region)),
    ...Array.from({ length: OTHER_FILES }, (_, place) =>
      copiedToDrive(
        later(moment, 5 * MINUTE_MS + place * 7000),
        laptopFile(moment, `Offer ${2000 + place}.docx`),
      ),
    ),
  ]),
  twin: scene({ who: ['sales', 10], daysBefore: 2, hour: 9, minute: 5 }, (moment) => [
    copiedToDrive(
      moment,
      laptopFile(moment, 'agenda.txt', { size: 900 }),
      'Agenda for the fair: arrival, booth, lunch with the team.',
    ),
  ]),
});

function customersOf(moment: Moment, region: string): SamplePayload {
  const text = customerTable(moment.random, CUSTOMERS_A_FILE);
  return copiedToDrive(moment, laptopFile(moment, `Customers ${region}.csv`), text);
}
