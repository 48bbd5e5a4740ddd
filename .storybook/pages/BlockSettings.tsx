import { blocksSchema } from '../../src/blocks/schema.ts';
import { BLOCKS } from '../../apps/sites/src/views/blocks.ts';

/** A setting in the JSON schema of its block. */
interface Setting {
  title?: string;
  description?: string;
  type?: string;
  enum?: readonly unknown[];
  /** The labels of the values. */
  options?: Readonly<Record<string, string>>;
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

interface Placement {
  title: string;
  properties: { settings: { properties?: Record<string, Setting> } };
}

const { definitions } = blocksSchema(BLOCKS.values()) as { definitions: Record<string, Placement> };

const LARGEST = Number.MAX_SAFE_INTEGER;

/** 'integer, 1 to 50', 'White (Claro) or Dark (Oscuro)', 'string'. */
function valuesOf({ type, enum: values, options = {}, minimum, maximum }: Setting): string {
  if (values)
    return values
      .map(String)
      .map((value) => (options[value] ? `${value} (${options[value]})` : value))
      .join(' or ');
  const kind = type ?? 'object';
  if (minimum === undefined) return kind;
  return maximum === undefined || maximum === LARGEST
    ? `${kind}, from ${minimum}`
    : `${kind}, ${minimum} to ${maximum}`;
}

const editorial = [...BLOCKS.values()]
  .filter((block) => block.editorial)
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** The settings of every block that editors place, from its schema. */
export const BlockSettings = () => (
  <>
    {editorial.map(({ name, label }) => (
      <section key={name} aria-labelledby={`block-${name}`}>
        <h3 id={`block-${name}`}>{label}</h3>
        <p>
          <code>{name}</code>
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">setting</th>
              <th scope="col">label</th>
              <th scope="col">values</th>
              <th scope="col">default</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(definitions[name]?.properties.settings.properties ?? {}).map(([key, setting]) => (
              <tr key={key}>
                <td>
                  <code>{key}</code>
                </td>
                <td lang="es">
                  {setting.title}
                  {setting.description && <small> {setting.description}</small>}
                </td>
                <td>{valuesOf(setting)}</td>
                <td>
                  <code>{JSON.stringify(setting.default) ?? 'required'}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ))}
  </>
);
