import { Calendar, Download, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { ButtonVariant } from '../button/button-class.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Kbd } from '../button/Kbd.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { CodeField } from '../field/CodeField.tsx';
import { Combobox } from '../field/Combobox.tsx';
import { Field } from '../field/Field.tsx';
import { PasswordField } from '../field/PasswordField.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { StrengthMeter } from '../field/StrengthMeter.tsx';
import { Switch } from '../field/Switch.tsx';
import { TagField } from '../field/TagField.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { TextField } from '../field/TextField.tsx';
import { Menu } from '../menu/Menu.tsx';
import { SourceGlyph } from '../place/SourceGlyph.tsx';
import { Segmented } from '../tabs/Segmented.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { SAMPLE_NAMES } from './gallery-sample.data.ts';
import { GalleryItem, GalleryRow } from './GalleryItem.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];

/** Buttons, keys and menus. */
export function ControlsGallery() {
  return (
    <GalleryItem name="Button, IconButton, Kbd, Menu">
      <Buttons />
    </GalleryItem>
  );
}

/** What can be typed into. */
export function FieldsGallery() {
  return (
    <GalleryItem name="Fields">
      <Fields />
    </GalleryItem>
  );
}

/** Controls to choose from a few options. */
export function ChoicesGallery() {
  return (
    <GalleryItem name="Tabs, Segmented, Checkbox, Switch">
      <Choices />
    </GalleryItem>
  );
}

function Buttons() {
  return (
    <>
      {(['md', 'sm'] as const).map((size) => (
        <GalleryRow key={size}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={<Plus />}>
              {variant}
            </Button>
          ))}
          <Button size={size} isBusy>
            Saving
          </Button>
          <Button size={size} variant="primary" disabledReason="Needs the right to manage policies">
            Not now
          </Button>
          <IconButton size={size} label="Export" icon={<Download />} />
          <Menu
            trigger={
              <Button size={size} icon={<Calendar />}>
                Menu
              </Button>
            }
            items={[
              { kind: 'label', key: 'heading', label: 'Span' },
              { key: 'day', label: 'Last 24 hours', isChecked: true, onSelect: () => {} },
              { key: 'week', label: 'Last 7 days', shortcut: '7', onSelect: () => {} },
              { kind: 'separator', key: 'line' },
              {
                key: 'delete',
                label: 'Delete',
                icon: <Trash2 />,
                isDanger: true,
                onSelect: () => {},
              },
            ]}
          />
        </GalleryRow>
      ))}
      <GalleryRow>
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        <Kbd>⌘</Kbd>
        <Kbd>Esc</Kbd>
      </GalleryRow>
    </>
  );
}

const SOURCE_OPTIONS = SAMPLE_NAMES.map((name) => ({ value: name, label: name }));

function Fields() {
  const [search, setSearch] = useState('api-keys');
  const [source, setSource] = useState<string | null>('Jira');
  const [domains, setDomains] = useState(['northwind.example', 'northwind.test']);
  const [code, setCode] = useState('407');
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-3">
      <TextField label="Name" placeholder="Cards out of finance" isRequired />
      <TextField label="Name" defaultValue="Cards" error="A policy of this name exists" />
      <TextField label="Host" hint="Without https://" defaultValue="files.example.net" isMono />
      <PasswordField
        label="Password"
        defaultValue="correct horse battery"
        meter={<StrengthMeter score={3} advice="one more digit" />}
      />
      <Field label="Source">
        <Combobox
          label="Source"
          options={SOURCE_OPTIONS}
          value={source}
          onChange={setSource}
          renderIcon={(option) => <SourceGlyph name={option.value} />}
        />
      </Field>
      <Field label="Search">
        <SearchField
          label="Search detections"
          value={search}
          onChange={setSearch}
          shortcut={<Kbd>/</Kbd>}
        />
      </Field>
      <TagField
        label="Own domains"
        hint="One by one, or paste a list"
        values={domains}
        onChange={setDomains}
        validate={(value) => (value.includes('.') ? undefined : 'is not a domain')}
      />
      <TextArea label="Reason" defaultValue="The supplier asked for the file by mail." />
      <CodeField label="Code" hint="Of your authenticator app" value={code} onChange={setCode} />
      <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
    </div>
  );
}

function Choices() {
  const [tab, setTab] = useState('all');
  const [view, setView] = useState('graph');
  const [isOn, setIsOn] = useState(true);
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Tabs
          label="Views"
          activeKey={tab}
          onChange={setTab}
          items={[
            { key: 'all', label: 'All', count: 2000 },
            { key: 'mine', label: 'Mine', count: 12 },
            { key: 'team', label: 'Team' },
          ]}
        />
        <div>
          <Segmented
            label="View"
            activeKeys={[view]}
            onToggle={setView}
            items={[
              { key: 'graph', label: 'Graph' },
              { key: 'events', label: 'Events', count: 8 },
            ]}
          />
        </div>
      </div>
      <div className="flex flex-col gap-3">
        <Checkbox label="Only new detections" hint="Leaves out what is closed" defaultChecked />
        <Checkbox label="Some of them" isMixed />
        <Checkbox label="Off" />
        <Checkbox label="Disabled" disabled defaultChecked />
        <Switch label="Dark mode" hint="Follows this browser only" isOn={isOn} onChange={setIsOn} />
        <Switch
          label="Internal policies"
          isOn={false}
          onChange={() => {}}
          disabledReason="Switched off for your organisation"
        />
      </div>
    </div>
  );
}
