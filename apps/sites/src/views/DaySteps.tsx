import { Cluster } from 'rotativa/components/Cluster';
import { arrowLeftIcon, arrowRightIcon, Icon } from 'rotativa/components/Icon';
import { LinkButton } from 'rotativa/components/LinkButton';

interface Step {
  href: string;
  /** '19 de noviembre de 2026' */
  name: string;
}

export interface DayStepsProps {
  before?: Step | undefined;
  after?: Step | undefined;
}

/** The days beside the one that a page shows. */
export const DaySteps = ({ before, after }: DayStepsProps) => (
  <nav aria-label="Días del archivo">
    <Cluster gap="small">
      {before && (
        <LinkButton href={before.href} variant="secondary" size="small" rel="prev">
          <Icon icon={arrowLeftIcon} /> {before.name}
        </LinkButton>
      )}
      {after && (
        <LinkButton href={after.href} variant="secondary" size="small" rel="next">
          {after.name} <Icon icon={arrowRightIcon} />
        </LinkButton>
      )}
    </Cluster>
  </nav>
);
