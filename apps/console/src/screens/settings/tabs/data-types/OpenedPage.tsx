import { useState } from 'react';
import type { Held } from './edit/EditorForm.tsx';
import { EditorPage } from './edit/EditorPage.tsx';
import { TesterPage } from './tester/TesterPage.tsx';
import { useDataTypesPlace } from './use-data-types-place.ts';

/** The page above the list: the tester, or the editor of a type. */
export function OpenedPage() {
  const { page, editedId, newKind } = useDataTypesPlace();
  // Stored here, so that they survive when a draft gets its address, and are dropped with the page.
  const [held, setHeld] = useState<Held>({ sample: '', table: null });
  const hold = (part: Partial<Held>) => setHeld((before) => ({ ...before, ...part }));
  if (page === 'tester') {
    return <TesterPage sample={held.sample} setSample={(sample) => hold({ sample })} />;
  }
  // Keyed, so that input for one type never appears at another.
  return <EditorPage key={editedId ?? newKind} held={held} hold={hold} />;
}
