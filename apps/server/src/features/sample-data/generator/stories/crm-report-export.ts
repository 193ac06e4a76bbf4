import { MINUTE_MS } from '../company/company.ts';
import { later } from '../everyday/somebody.ts';
import { salesforceReport } from '../payloads/salesforce-report.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

/** A salesperson exports all contacts of the CRM, with telephone and mail. */
export const story = defineStory({
  id: 'crm-report-export',
  expects: {
    severity: 'HIGH',
    title: /^All contacts with phone and mail downloaded from Salesforce by /,
  },
  ...scene({ who: ['sales', 12], daysBefore: 3, hour: 19, minute: 44 }, (moment) => [
    salesforceReport(moment, {
      operation: 'ReportRunFromLightning',
      name: 'All contacts with phone and mail',
      rows: 48_210,
      columns: ['Contact.Name', 'Contact.Email', 'Contact.MobilePhone'],
    }),
    salesforceReport(later(moment, 2 * MINUTE_MS), {
      operation: 'ReportExported',
      name: 'All contacts with phone and mail',
      rows: 48_210,
      columns: ['Contact.Name', 'Contact.Email', 'Contact.MobilePhone'],
    }),
  ]),
  twin: scene({ who: ['sales', 13], daysBefore: 3, hour: 9, minute: 4 }, (moment) => [
    salesforceReport(moment, {
      operation: 'ReportRunFromLightning',
      name: 'My open deals',
      rows: 12,
      columns: ['Opportunity.Name', 'Opportunity.StageName'],
    }),
  ]),
});
