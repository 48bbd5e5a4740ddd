import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyRecipeRoot } from './BodyRecipe.styles.ts';
import { recipe } from '../../../words/blocks.ts';

export interface BodyRecipeProps extends RootProps<'section'> {
  /** '6 porciones'. */
  yields?: string | undefined;
  /** Time from the first step to the table. */
  minutes?: number | undefined;
  /** Sanitised HTML. */
  ingredients: readonly string[];
  /** Sanitised HTML. */
  steps: readonly string[];
}

const inner = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** A recipe: servings and time, ingredients that a cook ticks, also without scripts, and numbered steps. @see N2 */
export const BodyRecipe = styleable<BodyRecipeProps>(
  BodyRecipeRoot,
  function BodyRecipe({ yields, minutes, ingredients, steps, ...rest }) {
    return (
      <BodyRecipeRoot aria-label={recipe.label} {...rest}>
        {(yields || minutes) && (
          <dl className="facts">
            {yields && (
              <div>
                <dt>{recipe.yields}</dt>
                <dd>{yields}</dd>
              </div>
            )}
            {minutes && (
              <div>
                <dt>{recipe.time}</dt>
                <dd>{recipe.duration(minutes)}</dd>
              </div>
            )}
          </dl>
        )}
        <h2>{recipe.ingredients}</h2>
        <ul className="ingredients" role="list">
          {ingredients.map((html, at) => (
            <li key={at}>
              <label>
                <input type="checkbox" />
                <span {...inner(html)} />
              </label>
            </li>
          ))}
        </ul>
        <h2>{recipe.steps}</h2>
        <ol className="steps">
          {steps.map((html, at) => (
            <li key={at} {...inner(html)} />
          ))}
        </ol>
      </BodyRecipeRoot>
    );
  },
);
