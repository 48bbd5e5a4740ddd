import { useState } from 'react';
import * as all from '../../../src/components/Icon/index.ts';
import { Input } from '../../../src/components/Input/index.ts';
import { Stage } from './Stage.tsx';

const { Icon, ...rest } = all;
const ICONS = Object.entries(rest).sort(([one], [other]) => one.localeCompare(other));

const importOf = (name: string): string => `import { ${name} } from 'rotativa/components/Icon';`;

/** Every icon: its button copies the line that imports it. */
export function IconGallery() {
  const [words, setWords] = useState('');
  const [message, setMessage] = useState('');
  const found = ICONS.filter(([name]) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const copy = (name: string): void => {
    navigator.clipboard.writeText(importOf(name)).then(
      () => setMessage(`Copied: ${importOf(name)}`),
      () => setMessage(`The browser does not allow copying. The line is: ${importOf(name)}`),
    );
  };
  return (
    <Stage>
      <Input
        label="Find an icon"
        type="search"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <p role="status" className="foundations-note">
        {message || `${found.length} of ${ICONS.length} icons`}
      </p>
      <ul className="foundations-icons">
        {found.map(([name, of]) => (
          <li key={name}>
            <button type="button" onClick={() => copy(name)}>
              <Icon icon={of} size="l" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Stage>
  );
}
