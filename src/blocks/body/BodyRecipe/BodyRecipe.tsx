import { Heading } from '../../../components/Heading/Heading.tsx';
import { Kicker } from '../../../components/Kicker/Kicker.tsx';
import { styleable } from '../../../styling/styleable.ts';
import type { RootProps } from '../../../styling/root.ts';
import { BodyRecipeRoot } from './BodyRecipe.styles.ts';
import { recipe } from '../../../messages/blocks.ts';

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
                <Kicker as="dt">{recipe.yields}</Kicker>
                <dd>{yields}</dd>
              </div>
            )}
            {minutes && (
              <div>
                <Kicker as="dt">{recipe.time}</Kicker>
                <dd>{recipe.duration(minutes)}</dd>
              </div>
            )}
          </dl>
        )}
        <Heading level={2} size="s">
          {recipe.ingredients}
        </Heading>
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
        <Heading level={2} size="s">
          {recipe.steps}
        </Heading>
        <ol className="steps">
          {steps.map((html, at) => (
            <li key={at} {...inner(html)} />
          ))}
        </ol>
      </BodyRecipeRoot>
    );
  },
);
