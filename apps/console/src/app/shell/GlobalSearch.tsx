import { Kbd, SearchField } from '@waybill/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { rememberSearch } from '../storage/last-searches.ts';
import { useStored } from '../storage/use-stored.ts';
import { useNavigator } from '../navigation/use-navigator.ts';

const IS_MAC = /mac|iphone|ipad/i.test(navigator.platform);

/** Free text over all detections: titles, people, files, places. Ctrl or ⌘ K focuses it. */
export function GlobalSearch() {
  const { navigate } = useNavigator();
  const [text, setText] = useState('');
  const [recent] = useStored('LAST_SEARCHES');
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      form.current?.querySelector('input')?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const query = text.trim();
    if (query === '') return;
    rememberSearch(query);
    navigate(`/detections?${new URLSearchParams({ q: query })}`);
    setText('');
    form.current?.querySelector('input')?.blur();
  }

  return (
    <form ref={form} role="search" onSubmit={submit}>
      <SearchField
        label="Search detections, people, files"
        placeholder="Search detections, people, files…"
        value={text}
        onChange={setText}
        list={listId}
        shortcut={
          <>
            <Kbd>{IS_MAC ? '⌘' : 'Ctrl'}</Kbd>
            <Kbd>K</Kbd>
          </>
        }
      />
      <datalist id={listId}>
        {(recent ?? []).map((search) => (
          <option key={search} value={search}>
            {search}
          </option>
        ))}
      </datalist>
    </form>
  );
}
