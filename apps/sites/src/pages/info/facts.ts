/** Facts of the customer service that several texts name, so that terms, benefits and help never disagree. @see B14 */
export const SERVICE_FACTS = {
  /** Days before the end of a period until which its renewal can be cancelled. */
  cancelDays: 2,
  /** Working days to withdraw from a purchase. */
  withdrawalDays: 5,
  /** Calendar days until the money is back. */
  refundDays: 15,
  /** Age of a bank certificate, in days. */
  certificateDays: 30,
  /** Until this hour a new address is valid from the next working day. */
  changeHour: '3:00 p. m.',
  /** Print editions that a subscription opens. */
  printIssues: 7,
  android: '8.2',
  ios: '8.0',
  cards: 'Visa, Mastercard, American Express y Diners',
} as const;
