vcl 4.1;

# Varnish (7) before a storefront with PAGE_CACHE_SECONDS and TRUST_PROXY=on: keeps what it says may be kept, a second at a time,
# and goes on with it for ten minutes while it does not answer.
backend storefront {
  .host = "127.0.0.1";
  .port = "3000";
}

# Who may have pages dropped by one of their tags: curl -X PURGE -H 'Surrogate-Key: hotels@1.1.0' …
acl operators {
  "localhost";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ operators) {
      return (synth(405));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)" + req.http.Surrogate-Key + "(\s|$)");
    return (synth(200));
  }
  # For operators, from inside the network.
  if (req.url ~ "^/(_status|metrics)(\?|$)") {
    return (synth(404));
  }
  if (req.restarts == 0) {
    # Behind something that ends TLS, let that one set it.
    if (!req.http.X-Forwarded-Proto) {
      set req.http.X-Forwarded-Proto = "http";
    }
    set req.http.X-Forwarded-Host = req.http.Host;
    # While the storefront answers, nobody gets a page that is older than it said.
    set req.grace = 0s;
  } else {
    set req.grace = 10m;
  }
  # Whoever opened a preview link sees other versions.
  if (req.http.Cookie ~ "(^|;\s*)preview=") {
    return (pass);
  }
  # Visitors have cookies: whether an answer depends on them is for Cache-Control to say.
  if (req.method == "GET" || req.method == "HEAD") {
    return (hash);
  }
}

# A page bears the address that it was asked for.
sub vcl_hash {
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control ~ "stale-if-error") {
    set beresp.grace = 10m;
  } else {
    set beresp.grace = 0s;
  }
}

# The storefront does not answer: once more, now with the page as it was.
sub vcl_backend_error {
  return (abandon);
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}
