import type { DataType, DataTypeDeclaration, DataTypeDetail } from '@waybill/contract';
import { CLASSIFIERS, type Classifier } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { USUAL_MINIMUM } from '../contents/compiled-types.ts';
import { AppError } from '../../../platform/app-error.ts';

/** A data type without computed counts. */
export type DataTypeCore = Omit<DataType, 'usedBy' | 'precision' | 'found'>;

interface OwnRow {
  data_type_id: string;
  kind: DataTypeDeclaration['kind'];
  name: string;
  description: string | null;
  class: DataType['class'];
  locale: string;
  sensitivity: number;
  state: DataType['state'];
  minimum: DataType['minimum'];
  version: number;
  rev: number;
  owner_name: string;
  created_at: Date;
  updated_at: Date;
  [column: string]: unknown;
}

interface SwitchRow {
  data_type_id: string;
  state: DataType['state'];
  minimum: DataType['minimum'];
  rev: number;
  changed_at: Date;
  [column: string]: unknown;
}

const OWN_COLUMNS = `data_type_id, declaration->>'kind' AS kind, name, description, class, locale,
  sensitivity, state, minimum, version, rev, owner_name, created_at, updated_at`;
const OWN = `SELECT ${OWN_COLUMNS} FROM data_type
  JOIN data_type_version USING (tenant_id, data_type_id, version)`;

/** Built-in types first, by id; then the tenant's own, by name. */
export async function readDataTypeCores(tx: Transaction): Promise<DataTypeCore[]> {
  const switches = await tx.query<SwitchRow>('SELECT * FROM data_type_switch');
  const byId = new Map(switches.map((row) => [row.data_type_id, row]));
  const own = await tx.query<OwnRow>(`${OWN} ORDER BY name, data_type_id`);
  return [
    ...CLASSIFIERS.map((classifier) => builtInOf(classifier, byId.get(classifier.id))),
    ...own.map(ownOf),
  ];
}

/** Throws `resource.not_found`. */
export async function requireDataType(tx: Transaction, dataTypeId: string): Promise<DataTypeCore> {
  const classifier = builtInClassifier(dataTypeId);
  if (classifier) {
    const [row] = await tx.query<SwitchRow>(
      'SELECT * FROM data_type_switch WHERE data_type_id = $1',
      [dataTypeId],
    );
    return builtInOf(classifier, row);
  }
  const [row] = await tx.query<OwnRow>(`${OWN} WHERE data_type_id = $1`, [dataTypeId]);
  if (!row) throw new AppError('resource.not_found');
  return ownOf(row);
}

export function builtInClassifier(dataTypeId: string): Classifier | undefined {
  return CLASSIFIERS.find(({ id }) => id === dataTypeId);
}

/** The declarations of a type of the tenant's own, the newest first. */
export async function readVersions(
  tx: Transaction,
  dataTypeId: string,
): Promise<Pick<DataTypeDetail, 'versions' | 'material'>> {
  const rows = await tx.query<{
    version: number;
    declaration: DataTypeDeclaration;
    changed_at: Date;
    changed_by: string | null;
    entries: number | null;
    bytes: number | null;
    material_at: Date | null;
  }>(
    `SELECT version, declaration, changed_at, changed_by, material_entries AS entries,
       octet_length(material) AS bytes, material_at
     FROM data_type_version WHERE data_type_id = $1 ORDER BY version DESC`,
    [dataTypeId],
  );
  const [newest] = rows;
  return {
    versions: rows.map((row) => ({
      version: row.version,
      changedAt: row.changed_at.toISOString(),
      changedBy: row.changed_by,
      declaration: row.declaration,
    })),
    material:
      newest?.material_at && newest.bytes !== null
        ? {
            entries: newest.entries ?? 0,
            bytes: newest.bytes,
            updatedAt: newest.material_at.toISOString(),
          }
        : null,
  };
}

function builtInOf(classifier: Classifier, row: SwitchRow | undefined): DataTypeCore {
  const { id, name, class: dataClass, locale, sensitivity } = classifier;
  return {
    dataTypeId: id,
    kind: 'built-in',
    name,
    description: null,
    class: dataClass,
    locale,
    sensitivity,
    state: row?.state ?? 'active',
    minimum: row?.minimum ?? USUAL_MINIMUM,
    version: 0,
    rev: row?.rev ?? 0,
    owner: null,
    createdAt: null,
    updatedAt: row?.changed_at.toISOString() ?? null,
  };
}

function ownOf(row: OwnRow): DataTypeCore {
  return {
    dataTypeId: row.data_type_id,
    kind: row.kind,
    name: row.name,
    description: row.description,
    class: row.class,
    locale: row.locale,
    sensitivity: row.sensitivity,
    state: row.state,
    minimum: row.minimum,
    version: row.version,
    rev: row.rev,
    owner: row.owner_name,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
