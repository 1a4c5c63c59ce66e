/** A client of the demo. The addresses receive no mail, and the numbers are reserved for fiction. */
export interface DemoClient {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** An ISO date. */
  readonly dateOfBirth: string;
}

const names = [
  ["Ines", "Okafor"],
  ["Theo", "Lindqvist"],
  ["Priya", "Raman"],
  ["Marcus", "Bell"],
  ["Yuki", "Tanaka"],
  ["Elena", "Petrova"],
  ["Samuel", "Adeyemi"],
  ["Claire", "Fontaine"],
  ["Diego", "Santos"],
  ["Hannah", "Weiss"],
  ["Omar", "Haddad"],
  ["Grace", "O’Connor"],
  ["Li", "Wei"],
  ["Nadia", "Kovács"],
  ["Peter", "van den Berg"],
  ["Amelia", "Rossi"],
  ["Jonas", "Møller"],
  ["Rosa", "Delgado"],
  ["Tom", "Whitaker"],
  ["Zofia", "Nowak"],
  ["Ben", "Carver"],
  ["Maya", "Goldberg"],
  ["Luca", "Bianchi"],
  ["Aisha", "Rahman"],
] as const;

export const clients: readonly DemoClient[] = names.map(([firstName, lastName], n) => ({
  firstName,
  lastName,
  email: `${toAddressPart(firstName)}.${toAddressPart(lastName)}@example.com`,
  phone: `+1 212 555 01${String(n + 10).padStart(2, "0")}`,
  dateOfBirth: `${1955 + ((n * 7) % 48)}-0${1 + (n % 9)}-1${n % 10}`,
}));

function toAddressPart(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("ø", "o")
    .normalize("NFD")
    .replaceAll(/[^a-z]/g, "");
}
