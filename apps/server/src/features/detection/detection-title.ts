import { renderHeadline, renderTitle, type TitleParts } from '@waybill/contract';
import { dataTypeName } from '@waybill/engine';
import { personNameSql } from '../inventory/inventory-read-model.ts';
import { readerLanguage } from '../../http/reader-language.ts';

/** Parts of the title of `detection d`, as columns of a query. */
export const TITLE_COLUMNS = `d.title, d.title_parts, d.object_count AS title_objects,
  ${personNameSql('d', 'person_key')} AS title_person`;

/** The same for `detection g`, as one value. */
export const TITLE_JSON = `jsonb_build_object('title', g.title, 'title_parts', g.title_parts,
  'title_objects', g.object_count, 'title_person', ${personNameSql('g', 'person_key')})`;

export interface TitleRow {
  title: string;
  title_parts: TitleParts | null;
  title_objects: number;
  title_person: string | null;
}

/** The title of a detection in the reader's language; text written by a person stays unchanged. */
export function detectionTitle(row: TitleRow, language = readerLanguage()): string {
  const { title, title_parts: parts, title_person: person, title_objects: objects } = row;
  if (parts === null) return title;
  return renderTitle(parts, { person, objects, typeName: dataTypeName }, language);
}

/** The title without person and single object, for lists with separate columns for both. */
export function detectionHeadline(row: TitleRow, language = readerLanguage()): string {
  const { title, title_parts: parts, title_objects: objects } = row;
  if (parts === null) return title;
  return renderHeadline(parts, { person: null, objects, typeName: dataTypeName }, language);
}
