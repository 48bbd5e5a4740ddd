import type * as Spanish from '../form-controls.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');
const files = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

export const formControls: typeof Spanish = {
  multiSelect: {
    selection: 'Selected:',
    remove: (name) => `Remove ${name}`,
    create: (text) => `Add “${text}”`,
    added: (names) => `Added ${new Intl.ListFormat('en-US').format(names)}.`,
    removed: (name) => `Removed ${name}.`,
    present: (name) => `${name} is already selected.`,
    chosen: (count, max) => (max === undefined ? `${count} selected.` : `${count} of ${max} selected.`),
    full: (max) =>
      max === 1
        ? 'Only one option is allowed. Remove it to choose another one.'
        : `The ${max} options that are allowed are selected. Remove one to add another one.`,
    unknown: (names) => `Not in the list: ${quoted(names)}.`,
  },
  numberInput: {
    increase: 'Increase',
    decrease: 'Decrease',
    notNumber: (text, example) => `“${text}” is not a number. Write it like this: ${example}.`,
    min: (min) => `The lowest value is ${min}.`,
    max: (max) => `The highest value is ${max}.`,
    decimals: (decimals) =>
      decimals === 0
        ? 'The number has no decimals.'
        : `The number has at most ${decimals === 1 ? 'one decimal' : `${decimals} decimals`}.`,
    step: (lower, upper) =>
      lower !== undefined && upper !== undefined
        ? `The nearest values are ${lower} and ${upper}.`
        : `The nearest value is ${lower ?? upper}.`,
  },
  fileUpload: {
    choose: (multiple) => (multiple ? 'Choose files' : 'Choose a file'),
    drop: (multiple) => (multiple ? 'or drop them here' : 'or drop it here'),
    kinds: { 'image/*': 'pictures', 'audio/*': 'audio', 'video/*': 'videos', 'text/*': 'texts' },
    or: (kinds) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(kinds),
    rules: {
      kinds: (kinds) => `Allowed: ${kinds}.`,
      size: (size) => `At most ${size} each.`,
      count: (count) => `At most ${files(count)}.`,
    },
    refused: {
      kind: (name, kinds) => `“${name}” is of another kind. Allowed: ${kinds}.`,
      size: (name, size, max) =>
        `“${name}” has ${size}; the limit is ${max}. Make it smaller or choose another one.`,
      empty: (name) => `“${name}” is empty.`,
      repeated: (name) => `“${name}” is already in the list.`,
      count: (name, max) =>
        max === 1
          ? `“${name}” was not added: only one file is allowed. Remove the present one first.`
          : `“${name}” was not added: the list has the ${max} files that are allowed.`,
    },
    list: 'Files',
    progress: (name) => `Upload of ${name}`,
    waiting: 'Waiting',
    uploading: (percent) => `Uploading: ${percent}`,
    done: 'Uploaded',
    failed: 'It could not be uploaded. Check the connection and try again.',
    cancelled: 'Upload canceled',
    remove: (name) => `Remove ${name}`,
    cancel: (name) => `Cancel the upload of ${name}`,
    retry: 'Try again',
    retryOf: (name) => `Try to upload ${name} again`,
    added: (names) => (names.length === 1 ? `Added ${names[0]}.` : `Added ${files(names.length)}.`),
    removed: (name) => `Removed ${name}.`,
    uploaded: (name) => `${name}: uploaded.`,
    notUploaded: (name, reason) => `${name}: ${reason}`,
    unfinished: (name) => `The upload of ${name} has not finished.`,
    unsent: (name) => `${name} was not uploaded. Try again or remove it.`,
  },
};
