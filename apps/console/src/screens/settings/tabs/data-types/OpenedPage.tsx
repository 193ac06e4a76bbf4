import { useState } from 'react';
import type { Held } from './edit/EditorForm.tsx';
import { EditorPage } from './edit/EditorPage.tsx';
import { TesterPage } from './tester/TesterPage.tsx';
import { useDataTypesPlace } from './use-data-types-place.ts';

/** What is opened over the list: the tester, or a type that is made or changed. */
export function OpenedPage() {
  const { page, editedId, newKind } = useDataTypesPlace();
  // Kept here, so that they stay where a draft gets its address, and go with the page.
  const [held, setHeld] = useState<Held>({ sample: '', table: null });
  const hold = (part: Partial<Held>) => setHeld((before) => ({ ...before, ...part }));
  if (page === 'tester') {
    return <TesterPage sample={held.sample} setSample={(sample) => hold({ sample })} />;
  }
  // Keyed, so that nothing written for one type is seen at another.
  return <EditorPage key={editedId ?? newKind} held={held} hold={hold} />;
}
