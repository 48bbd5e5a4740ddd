import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { slugOf } from '../themes/define/rules.ts';
import { FAMILIES } from '../themes/generated/brands.ts';
import { Colour, interview, Key, Name, oneOf, OptionalColour, Text } from './answers.ts';
import { readBrandFile, type BrandFile } from './brand-file.ts';
import { exampleBrand, FRAMEWORKS, newspaper, requireEmpty } from './init.ts';
import { newBrand, remade, writeFiles, type Made } from './project.ts';
import { Refusal } from './refusal.ts';
import type { Resources } from './resources.ts';

const families = FAMILIES.join(', ');
const frameworks = FRAMEWORKS.join(', ');

export const USAGE = `Usage: npx rotativa init [FRAMEWORK] [options]  makes a newspaper to begin with
       npx rotativa new-brand [KEY] [options]   makes a brand in your project
       npx rotativa theme [FOLDER] [options]    makes its stylesheet and module again

init copies the example of ${frameworks} into an empty folder.
It asks for the framework, the name and the folder; the other options of new-brand are optional.

new-brand asks for what its options do not say:
  --name NAME         the name for readers
  --tagline TEXT      the line under the name
  --colour #rrggbb    the brand's colour
  --accent #rrggbb    a second colour; empty for none
  --family FAMILY     type, shapes and layouts of ${families}
  --fonts FAMILY      fonts and type sizes of another family
  --from FILE         takes all of this, and legal facts, menus and offers, from a JSON file

theme reads FOLDER/brand.json and the drawings beside it:
  --print             prints the stylesheet and writes nothing

All:
  --out FOLDER        where the files are written; default of new-brand: brand, of init: the name
  --dry-run           lists the files and writes nothing
  --force             replaces files that exist
  --help              prints this text

Exit codes: 0 done, 1 refused, 2 wrong usage.`;

/** Wrong use of the command line. */
class Misuse extends Error {
  override readonly name = 'Misuse';
}

const OPTIONS = {
  name: { type: 'string' },
  tagline: { type: 'string' },
  colour: { type: 'string' },
  accent: { type: 'string' },
  family: { type: 'string' },
  fonts: { type: 'string' },
  from: { type: 'string' },
  out: { type: 'string' },
  print: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

type Values = ReturnType<typeof parsed>['values'];

/** The lines of a command, and its faults. */
export interface Output {
  log(line: string): void;
  error(line: string): void;
}

/** Answers of a person, or of a file. */
async function configOf(key: string | undefined, values: Values): Promise<BrandFile> {
  if (values.from !== undefined) {
    const requested = ['name', 'tagline', 'colour', 'accent', 'family', 'fonts'] as const;
    const both = requested.filter((flag) => values[flag] !== undefined);
    if (both.length > 0) throw new Misuse(`--from has the answers, so --${both[0]} cannot be given too`);
    if (!existsSync(values.from)) throw new Refusal(`There is no file ${values.from}`);
    const config = readBrandFile(readFileSync(values.from, 'utf8'), values.from);
    return key === undefined ? config : { ...config, key };
  }
  const { ask, close } = interview({ ...values, ...(key !== undefined && { key }) }, USAGE);
  try {
    const Family = oneOf(FAMILIES);
    const own = await ask('key', 'Key, the data-brand of your pages, such as faro', Key);
    const name = await ask('name', 'Name for readers', Name);
    const tagline = await ask('tagline', 'The line under the name', Text);
    const brand = await ask('colour', 'Colour, as #rrggbb', Colour);
    const accent = await ask('accent', 'Second colour, as #rrggbb; empty for none', OptionalColour, '');
    const family = await ask('family', `Type, shapes and layouts of: ${families}`, Family);
    const fonts = await ask('fonts', `Fonts of: ${families}`, Family, family);
    return {
      key: own,
      name,
      tagline,
      family,
      colours: { brand, ...(accent && { accent }) },
      ...(fonts !== family && { fonts }),
    };
  } finally {
    close();
  }
}

/** Shows the preview to the person who answers, before anything is written. */
async function agreed({ preview }: Made, output: Output): Promise<boolean> {
  const { attended, confirm, close } = interview({}, USAGE);
  if (!attended) return (close(), true);
  const path = join(mkdtempSync(join(tmpdir(), 'rotativa-')), 'preview.html');
  writeFileSync(path, preview);
  output.log(`Open ${pathToFileURL(path).href} to see it.`);
  try {
    return await confirm('Write it into your project?');
  } finally {
    close();
  }
}

function report({ files }: Made, folder: string, values: Values, output: Output): void {
  if (values['dry-run']) {
    output.log('These files would be written:');
    for (const name of files.keys()) output.log(`  ${join(folder, name)}`);
    return;
  }
  const written = writeFiles(folder, files, values.force ?? false);
  output.log(written.length === 0 ? 'Everything is up to date.' : 'Written:');
  for (const path of written) output.log(`  ${path}`);
  output.log(`Look at ${join(folder, 'preview.html')}.`);
}

async function makeBrand(key: string | undefined, values: Values, resources: Resources, output: Output) {
  const folder = values.out ?? 'brand';
  const config = await configOf(key, values);
  const made = await newBrand(config, resources);
  output.log(`${config.name} is a brand in the family ${config.family}.`);
  for (const note of made.notes) output.log(`Corrected, ${note}.`);
  if (!values['dry-run'] && values.from === undefined && !(await agreed(made, output)))
    throw new Refusal('Nothing was written.');
  report(made, folder, values, output);
  if (!values['dry-run'])
    output.log(
      `Import ${join(folder, 'theme.css')} and set data-brand="${config.key}" on <html>: docs/theming.md of the package.`,
    );
}

async function makeTheme(folder: string, values: Values, resources: Resources, output: Output) {
  const made = await remade(folder, resources);
  if (values.print) return output.log(made.css.trimEnd());
  for (const note of made.notes) output.log(`Corrected, ${note}.`);
  report(made, values.out ?? folder, values, output);
}

async function makeNewspaper(
  given: string | undefined,
  values: Values,
  resources: Resources,
  output: Output,
) {
  for (const flag of ['from', 'force', 'print'] as const)
    if (values[flag] !== undefined) throw new Misuse(`init has no option --${flag}`);
  const { ask, close } = interview({ ...values, ...(given !== undefined && { framework: given }) }, USAGE);
  try {
    const framework = await ask('framework', `Framework: ${frameworks}`, oneOf(FRAMEWORKS));
    const example = exampleBrand(framework, resources);
    const name = await ask('name', 'Name for readers', Name, example.name);
    const folder = await ask('out', 'Folder', Text, slugOf(name));
    requireEmpty(folder);
    const flag = async <T>(key: keyof Values & string, schema: z.ZodType<T>): Promise<T | undefined> =>
      values[key] === undefined ? undefined : ask(key, key, schema);
    const brand = await flag('colour', Colour);
    const accent = await flag('accent', OptionalColour);
    const made = await newspaper(
      {
        framework,
        ...(name !== example.name && { name }),
        tagline: await flag('tagline', Text),
        family: await flag('family', oneOf(FAMILIES)),
        fonts: await flag('fonts', oneOf(FAMILIES)),
        ...(brand && { colours: { brand, ...(accent && { accent }) } }),
      },
      resources,
    );
    for (const note of made.notes) output.log(`Corrected, ${note}.`);
    if (values['dry-run']) {
      output.log('These files would be written:');
      for (const path of made.files.keys()) output.log(`  ${join(folder, path)}`);
      return;
    }
    writeFiles(folder, made.files, false);
    output.log(
      `${made.brand.name} is in ${folder}: ${made.files.size} files. README.md says what is where. Next:`,
    );
    for (const line of [`cd ${folder}`, 'npm install', 'npm run dev']) output.log(`  ${line}`);
  } finally {
    close();
  }
}

/**
 * Runs a command line.
 * @returns the exit code: 0 done, 1 refused, 2 wrong usage
 */
export async function run(args: readonly string[], resources: Resources, output: Output): Promise<number> {
  try {
    const { values, positionals } = parsed(args);
    const [command, argument, ...rest] = positionals;
    if (values.help) return (output.log(USAGE), 0);
    if (rest.length > 0) throw new Misuse(`'${rest[0]}' is one argument too many`);
    if (command === 'init') await makeNewspaper(argument, values, resources, output);
    else if (command === 'new-brand') await makeBrand(argument, values, resources, output);
    else if (command === 'theme') await makeTheme(argument ?? 'brand', values, resources, output);
    else throw new Misuse(command ? `There is no command '${command}'` : 'Name a command');
    return 0;
  } catch (error) {
    if (error instanceof Misuse) return (output.error(`${error.message}.\n\n${USAGE}`), 2);
    if (error instanceof Refusal) return (output.error(error.message), 1);
    throw error;
  }
}
