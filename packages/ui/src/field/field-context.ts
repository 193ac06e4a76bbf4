import { createContext, useContext } from 'react';

/** Context from a field for its control. */
export interface FieldLink {
  id: string;
  isInvalid: boolean;
  isRequired: boolean;
  describedBy: string | undefined;
}

export const FieldContext = createContext<FieldLink | null>(null);

/** Attributes that tie a control to the field around it; none outside a field. */
export function useFieldAttributes() {
  const link = useContext(FieldContext);
  if (link === null) return {};
  return {
    id: link.id,
    'aria-invalid': link.isInvalid || undefined,
    'aria-required': link.isRequired || undefined,
    'aria-describedby': link.describedBy,
  };
}
