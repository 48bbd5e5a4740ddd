import type { ReactNode } from 'react';
import type { EditorField, EditorWidget } from 'rotativa/editor';
import { useDeskSearch } from '../pick/desk-search.tsx';
import { BooleanControl } from './controls/BooleanControl.tsx';
import { ChoiceControl } from './controls/ChoiceControl.tsx';
import type { Control, SettingFieldProps } from './controls/control.ts';
import { GroupControl } from './controls/GroupControl.tsx';
import { JsonControl } from './controls/JsonControl.tsx';
import { ListControl } from './controls/ListControl.tsx';
import { MapControl } from './controls/MapControl.tsx';
import { NumberControl } from './controls/NumberControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import { AddressControl } from './pickers/AddressControl.tsx';
import { choiceControl } from './pickers/ChoicePickerControl.tsx';
import { ColourRoleControl } from './pickers/ColourRoleControl.tsx';
import { PictureControl } from './pickers/PictureControl.tsx';
import { StoriesControl } from './pickers/StoriesControl.tsx';
import { StoryControl } from './pickers/StoryControl.tsx';
import { problemAt } from './problems.ts';

const CONTROLS: Readonly<Record<EditorField['kind'], Control>> = {
  text: TextControl,
  number: NumberControl,
  boolean: BooleanControl,
  choice: ChoiceControl,
  group: GroupControl,
  list: ListControl,
  map: MapControl,
  unknown: JsonControl,
};

/** The pickers, and the kind of settings for which each is. */
const PICKERS: Readonly<Record<EditorWidget, { kind: EditorField['kind']; control: Control }>> = {
  story: { kind: 'text', control: StoryControl },
  stories: { kind: 'list', control: StoriesControl },
  section: { kind: 'text', control: choiceControl('sections') },
  collection: { kind: 'text', control: choiceControl('collections') },
  author: { kind: 'text', control: choiceControl('authors') },
  gallery: { kind: 'text', control: choiceControl('galleries') },
  navigation: { kind: 'text', control: choiceControl('navigation') },
  address: { kind: 'text', control: AddressControl },
  picture: { kind: 'text', control: PictureControl },
  'colour-role': { kind: 'text', control: ColourRoleControl },
};

/** The control of a setting: its picker, where the desk has a search, else that of its kind. */
export function SettingField(props: SettingFieldProps): ReactNode {
  const { kind, widget } = props.field;
  const search = useDeskSearch();
  const picker = widget && PICKERS[widget];
  const Shown = search && picker?.kind === kind ? picker.control : CONTROLS[kind];
  return <Shown {...props} problem={problemAt(props.problems, props.path)} Inner={SettingField} />;
}
