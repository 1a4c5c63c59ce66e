export { formatMoney } from "../../../server/shared/money/formatMoney.ts";
export type { Money } from "../../../server/shared/money/money.ts";
