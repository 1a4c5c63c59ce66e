/** Lower-case words from lists of leaked passwords, and repetitions of them that reach the minimum length. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passwords passwordpassword passwort passwortpasswort motdepasse contrasena contraseña parola senha wachtwoord haslo
  adminadminadmin administrator administrador administrateur adminpassword rootroot letmein letmeinplease letmeinletmein
  welcome welcomewelcome welcomeback changeme changemeplease changethis pleasechangeme iloveyou iloveyouforever iloveyousomuch
  qwerty qwertyuiop qwertyuiopasdf qwertyqwerty qwertzuiop azertyuiop asdfghjkl asdfghjklqwerty zxcvbnm qwertyuiopasdfghjkl
  1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc q1w2e3r4t5y6 123qweasdzxc qazwsxedcrfv 1234qwerasdf
  abcdefghijkl abcdefghijklm abc123abc123 a1b2c3d4e5f6 secretsecret supersecret topsecret mypassword thisismypassword
  mysecretpassword correcthorsebatterystaple trustno1trustno1 dragon monkey football baseball basketball superman batman
  starwars princess sunshine michael jennifer jordan ashley shadow master masterpassword whatever freedom
  appointment appointments booking bookings daybook daybookdaybook calendar calendarcalendar
  computer internet facebook google microsoft liverpool manchester chelsea arsenal barcelona realmadrid juventus
  hello hellohello helloworld hellokitty testtest testtesttest testpassword demodemodemo guestguest useruser default
  defaultpassword temporary temppassword temppass newpassword oldpassword nopassword notapassword password1password`.split(
    /\s+/,
  ),
);
