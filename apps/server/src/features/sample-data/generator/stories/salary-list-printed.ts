import type { Moment } from '../company/moment.ts';
import { deviceRecord } from '../payloads/device-record.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

/** Microsoft's id of the information type for IBANs. */
const IBAN_TYPE = 'd919a85a-5ca1-430c-ad2f-4572cf27bc02';

/** A salary list with bank accounts is printed at home; Purview reports its contents. */
export const story = defineStory({
  id: 'salary-list-printed',
  expects: { severity: 'MEDIUM', title: /^Sensitive file printed: Salary list\.docx by / },
  ...scene({ who: ['legal', 2], daysBefore: 5, hour: 19, minute: 2 }, (moment) => [
    printed(moment, 'Salary list.docx', {
      TargetPrinterName: 'OfficeJet (home)',
      PolicyMatchInfo: {
        PolicyName: 'Endpoint: personal data',
        RuleName: 'Personal data leaves the device',
      },
      SensitiveInfoTypeData: [
        {
          SensitiveInfoTypeId: IBAN_TYPE,
          SensitiveInformationTypeName: 'International Banking Account Number (IBAN)',
          Count: 30,
          Confidence: 85,
        },
      ],
    }),
  ]),
  twin: scene({ who: ['legal', 3], daysBefore: 5, hour: 11, minute: 31 }, (moment) => [
    printed(moment, 'Lunch menu.docx', { TargetPrinterName: 'Floor 2' }),
  ]),
});

function printed(moment: Moment, name: string, more: Record<string, unknown>): SamplePayload {
  const login = moment.person.email.split('@')[0] ?? 'user';
  return deviceRecord(moment, 'FilePrinted', {
    ObjectId: `C:\\Users\\${login}\\Documents\\${name}`,
    FileExtension: 'docx',
    Application: 'WINWORD.EXE',
    ...more,
  });
}
