import type { DataTypeDeclaration, DeclarationProblem } from '@waybill/contract';
import { CompositeFields } from './CompositeFields.tsx';
import { DictionaryFields } from './DictionaryFields.tsx';
import { ExactFields } from './ExactFields.tsx';
import { FingerprintFields } from './FingerprintFields.tsx';
import { PatternFields } from './PatternFields.tsx';

export interface DeclarationFieldsProps {
  declaration: DataTypeDeclaration;
  onChange: (declaration: DataTypeDeclaration) => void;
  problems: readonly DeclarationProblem[];
  table: File | null;
  onTable: (table: File) => void;
}

/** How a type is recognised, by its kind. */
export function DeclarationFields(props: DeclarationFieldsProps) {
  const { declaration, onChange, problems, table, onTable } = props;
  switch (declaration.kind) {
    case 'pattern':
      return (
        <PatternFields
          declaration={declaration}
          problems={problems}
          onChange={(part) => onChange({ ...declaration, ...part })}
        />
      );
    case 'dictionary':
      return (
        <DictionaryFields
          declaration={declaration}
          problems={problems}
          onChange={(part) => onChange({ ...declaration, ...part })}
        />
      );
    case 'exact':
      return (
        <ExactFields
          declaration={declaration}
          problems={problems}
          table={table}
          onTable={onTable}
          onChange={(part) => onChange({ ...declaration, ...part })}
        />
      );
    case 'fingerprint':
      return (
        <FingerprintFields
          declaration={declaration}
          problems={problems}
          onChange={(part) => onChange({ ...declaration, ...part })}
        />
      );
    case 'composite':
      return (
        <CompositeFields
          declaration={declaration}
          problems={problems}
          onChange={(part) => onChange({ ...declaration, ...part })}
        />
      );
  }
}
