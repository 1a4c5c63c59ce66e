// The public face of the module: other modules import it and nothing else.
export { confirmZeroBalance, insertCancelRefunds } from "./cancelRefunds.ts";
export { type BookingMoney, loadBookingMoney } from "./data/loadPayments.ts";
export type {
  ClientMessage,
  LinkRecipient,
  MessageResult,
  NotificationEvent,
  NotificationQueue,
  NotificationScope,
} from "./notificationQueue.ts";
export type { PayableOrder, PaymentOrders, Retake } from "./paymentOrders.ts";
