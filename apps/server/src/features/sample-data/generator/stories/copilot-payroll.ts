import { MINUTE_MS } from '../company/company.ts';
import { salaryTable } from '../contents/tables.ts';
import { later } from '../everyday/somebody.ts';
import { pasted } from '../payloads/agent-acts.ts';
import { copilot } from '../routines/microsoft-routine.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const SALARIES = 40;
const WHATSAPP = { url: 'https://web.whatsapp.com/', title: 'WhatsApp' };

/** Someone asks Copilot about salaries; it can read a payroll file, and the answer goes to friends. */
export const story = defineStory({
  id: 'copilot-payroll',
  expects: { severity: 'HIGH', title: /^Salary list pasted into WhatsApp by / },
  ...scene({ who: ['operations', 7], daysBefore: 2, hour: 13, minute: 21 }, (moment) => [
    copilot(moment, { name: 'Payroll 2026.xlsx', uniqueId: moment.random.uuid() }),
    pasted(later(moment, 4 * MINUTE_MS), WHATSAPP, salaryTable(moment.random, SALARIES)),
  ]),
  twin: scene({ who: ['operations', 8], daysBefore: 2, hour: 9, minute: 48 }, (moment) => [
    copilot(moment, moment.company.documents.pickFor(moment.person, moment.random)),
    pasted(later(moment, MINUTE_MS), WHATSAPP, 'The train is late, start without me.'),
  ]),
});
