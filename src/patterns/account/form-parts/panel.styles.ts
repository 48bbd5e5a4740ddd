import { css } from 'styled-components';

/** The column of a form of the account: other ways first, then the form, then where else to go. */
export const panelStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--rt-space-5);
  inline-size: 100%;
  max-inline-size: var(--_rt-account-form-width, var(--rt-account-form-width, 440px));
  color: var(--rt-color-text-default);
  font: var(--rt-type-body-m);

  & > p {
    margin: 0;
  }

  & > .form-links {
    display: grid;
    gap: var(--rt-space-1);
    margin: 0;
    padding: 0;
    color: var(--rt-color-text-muted);
    font: var(--rt-type-label-m);
    list-style: none;
  }

  & > .form-links > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--rt-space-2);
  }

  & > .form-links a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;
