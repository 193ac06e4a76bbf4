import type {
  ContentClassification,
  DataTypeDeclaration,
  DeclarationProblem,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { OwnDataType } from '../contents/data-type-set.ts';
import type { Services } from '../../../http/feature.ts';
import { AppError } from '../../../platform/app-error.ts';
import { readDataTypeCores, requireDataType } from './data-type-rows.ts';
import { triedType, tryDataType } from './data-type-trial.ts';
import { declarationProblems, sensitivityOf } from './declaration-problems.ts';

interface Trial {
  tenantId: number;
  /** Aborted when no one waits for the response. */
  signal: AbortSignal;
  text: string;
  dataTypeId?: string | undefined;
  declaration?: DataTypeDeclaration | undefined;
}

/** Findings of a stored type, or of a declaration, in a sample; or why it cannot be tested. */
export async function answerTrial(
  { database, classifier }: Pick<Services, 'database' | 'classifier'>,
  { tenantId, signal, text, dataTypeId, declaration }: Trial,
): Promise<{ classification: ContentClassification | null; problems: DeclarationProblem[] }> {
  const { type, problems } = await database.snapshot(tenantId, async (tx) => {
    const tried = await typeToTry(tx, dataTypeId, declaration);
    if (typeof tried === 'string') return { type: tried, problems: [] };
    return { type: tried, problems: declarationProblems(tried, await readDataTypeCores(tx)) };
  });
  if (problems.length > 0) return { classification: null, problems };
  const classification = await tryDataType(classifier, { tenantId, text, type, signal });
  return { classification, problems };
}

async function typeToTry(
  tx: Transaction,
  dataTypeId: string | undefined,
  declaration: DataTypeDeclaration | undefined,
): Promise<string | OwnDataType> {
  if (dataTypeId === undefined) {
    if (declaration) return triedType(declaration);
    throw new AppError('request.invalid', {
      errors: [{ path: 'declaration', message: 'is required if no dataTypeId is given' }],
    });
  }
  const core = await requireDataType(tx, dataTypeId);
  if (core.kind === 'built-in') return dataTypeId;
  const [row] = await tx.query<{ declaration: DataTypeDeclaration; material: Buffer | null }>(
    'SELECT declaration, material FROM data_type_version WHERE data_type_id = $1 AND version = $2',
    [dataTypeId, core.version],
  );
  if (!row) throw new AppError('resource.not_found');
  return triedType(declaration ?? row.declaration, {
    id: dataTypeId,
    name: core.name,
    class: core.class,
    locale: core.locale,
    sensitivity: sensitivityOf(core.sensitivity),
    version: core.version,
    material: row.material,
  });
}
