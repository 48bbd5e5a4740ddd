'use client';
import { useMemo } from 'react';
import type { Company } from '../../../providers/ports/social.ts';
import { COMPANY_SIGN_IN } from '../../../providers/calls.ts';
import { usePieceService, usePieceServices } from '../../../providers/react.ts';
import { SocialButtons, type SocialButtonsProps } from '../SocialButtons/SocialButtons.tsx';
import { companyCalls } from './use-auth.ts';

export interface CompanyButtonsProps extends Pick<SocialButtonsProps, 'purpose'> {
  companies: readonly Company[];
  /** The page to open after a company's page. */
  target: string;
  /** The account service has accepted the company's token. */
  onToken: (company: string) => void;
  /** Opens a company's page. */
  onPage: (page: string, company: string) => void;
}

/** The buttons of other companies with the services of the page, which a site without companies does not have. @see A15 */
export function CompanyButtons({ companies, target, purpose, onToken, onPage }: CompanyButtonsProps) {
  const identity = usePieceService(COMPANY_SIGN_IN, 'identity');
  const { storage, social } = usePieceServices(COMPANY_SIGN_IN);
  const calls = useMemo(() => companyCalls(identity, storage), [identity, storage]);
  return (
    <SocialButtons
      purpose={purpose}
      companies={companies}
      social={social}
      onToken={async (company, token) => {
        await calls.token(company, token);
        onToken(company);
      }}
      onPage={async (company) => onPage(await calls.pageOf(company, target), company)}
    />
  );
}
