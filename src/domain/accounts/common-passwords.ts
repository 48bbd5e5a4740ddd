/**
 * Passwords that obey the usual rules and that are tried first, in small letters: the beginning of the list by which
 * the sandbox's account service refuses them. A service may refuse more.
 */
export const VERY_COMMON: readonly string[] = (
  '1qaz2wsx trustno1 1234qwer q1w2e3r4t5 qwer1234 q1w2e3r4 password1 1q2w3e4r jordan23 qwerty123 ' +
  'passw0rd abcd1234 rush2112 1q2w3e4r5t 1qazxsw2 blink182 12qwaszx asdf1234 zaq12wsx 123456789a ' +
  '1232323q qwerty12 12345qwert michael1 password123 ncc1701d hello123 123qweasd charlie1 ' +
  'letmein1 123456789q a1b2c3d4 mustang1 welcome1 qazwsx123 123qweasdzxc freedom1 jessica1 1234abcd ' +
  'babylon5 yankees1 1qaz2wsx3edc ncc1701e matthew1 123qwe123 q1w2e3r4t5y6 wrinkle1 access14 letmein2 ' +
  'a1234567 anthony1 william1 super123 qwerty12345 1234567a thunder1 chelsea1 1q2w3e4r5t6y 1a2b3c4d ' +
  '1passwor heather1 richard1 zaq1xsw2 formula1 zxcv1234 patrick1 cowboys1 gateway1 pa55word ' +
  'scooter1 1234567q raiders1 a1s2d3f4 qwert123 diamond1 front242 123456qwerty 123456aa phoenix1 ' +
  '1234567890q brandon1 porsche9 ncc1701a arsenal1 pa55w0rd jackson1 qwerty123456 agent007 melissa1 ' +
  'pokemon1 apollo13 rangers1 123456789z gordon24 passwor1 fordf150 chicken1 chester1 jasmine1 ' +
  'pass1234 turkey50 happy123 abc12345 samsung1 gandalf1 1qa2ws3ed america1 football1 packers1 ' +
  'zxcvbnm1 lineage2 a123456789 nwo4life charles1 r2d2c3po shannon1 p0015123 marino13 qazwsx12'
).split(' ');

const KNOWN: ReadonlySet<string> = new Set(VERY_COMMON);

/** Whether a password is among the most common ones, whatever the case of its letters. */
export const isVeryCommon = (password: string): boolean => KNOWN.has(password.toLowerCase());
