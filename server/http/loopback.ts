/** Whether an address is this machine's own: the operator's, or that of a proxy that nobody has told us to trust. */
export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}
