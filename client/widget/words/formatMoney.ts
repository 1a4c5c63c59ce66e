export { formatMoney } from "../../../server/domain/money/formatMoney.ts";
export type { Money } from "../../../server/domain/money/money.ts";
