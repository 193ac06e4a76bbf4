import { ownValue } from './own-value.ts';
import { INTEGRATION_NAMES, type IntegrationName } from './enums.ts';

/** Kebab-case id of an integration name as it stands in addresses: `Google Drive` is `google-drive`. */
export function sourceIdOf(name: IntegrationName): string {
  return ownValue(IRREGULAR, name) ?? name.toLowerCase().replaceAll(' ', '-');
}

/** Integration name for a source id, or undefined when no integration has that id. */
export function integrationNameOf(sourceId: string): IntegrationName | undefined {
  return NAME_BY_SOURCE_ID.get(sourceId);
}

/** Ids of names that would not read well in kebab-case. */
const IRREGULAR: Partial<Record<IntegrationName, string>> = {
  HubSpot: 'hubspot',
  OneDrive: 'onedrive',
  SharePoint: 'sharepoint',
  PowerBI: 'powerbi',
  GitHub: 'github',
  BambooHR: 'bamboohr',
  FileCloud: 'filecloud',
  AdobeAcrobat: 'adobe-acrobat',
  TextEdit: 'textedit',
  'CrowdStrike Falcon': 'crowdstrike-falcon',
};

const NAME_BY_SOURCE_ID = new Map(
  INTEGRATION_NAMES.map((name): [string, IntegrationName] => [sourceIdOf(name), name]),
);

export const SOURCE_IDS: readonly string[] = INTEGRATION_NAMES.map(sourceIdOf);
