import { INTEGRATION_NAMES, type IntegrationName } from './enums.ts';

/** Kebab-case id of an integration name as it stands in addresses: `Google Drive` is `google-drive`. */
export function sourceIdOf(name: IntegrationName): string {
  return SOURCE_ID_BY_NAME[name];
}

/** Integration name for a source id, or undefined when no integration has that id. */
export function integrationNameOf(sourceId: string): IntegrationName | undefined {
  return NAME_BY_SOURCE_ID.get(sourceId);
}

/** The one table that maps both ways. Written out where kebab-casing the name would not read well. */
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

const SOURCE_ID_BY_NAME = Object.fromEntries(
  INTEGRATION_NAMES.map((name) => [
    name,
    IRREGULAR[name] ?? name.toLowerCase().replaceAll(' ', '-'),
  ]),
) as Record<IntegrationName, string>;

const NAME_BY_SOURCE_ID = new Map(
  INTEGRATION_NAMES.map((name): [string, IntegrationName] => [SOURCE_ID_BY_NAME[name], name]),
);

export const SOURCE_IDS: readonly string[] = INTEGRATION_NAMES.map(sourceIdOf);
